/** 'missing' also when nobody could say: then the page that asks to confirm takes its place. */
export type Verdict = 'passed' | 'failed' | 'missing'

/** What the browser needs to make a token. */
export type Task = { provider: 'altcha'; challenge: unknown; lastsSeconds: number } | { provider: 'recaptcha'; siteKey: string; lastsSeconds: number }

/** Tells people from programs. A token is valid for one submission. */
export type Captcha = {
  /** What is said without a token: ours is made unseen, so that there is nothing for anybody to complete. */
  missing: 'captcha_required' | 'captcha_unfinished'
  task: () => Promise<Task>
  verify: (token: string) => Promise<Verdict>
}
