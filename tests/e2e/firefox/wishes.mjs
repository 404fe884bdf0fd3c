/** Past all that Playwright counts to. */
const FIRST_ID = 1_000_000_000

/** Headers of this name are for us: driver.ts says in them what Playwright keeps to itself. */
const PREFIX = 'wish-'

/** A wish, and what of a page stands for it inside Firefox. */
const properties = {
  'color-scheme': (value) => ['prefersColorSchemeOverride', value ?? 'none'],
  'reduced-motion': (value) => ['prefersReducedMotionOverride', value ?? 'none'],
  script: (value) => ['allowJavascript', value !== 'off'],
}

/** Runs in a window of Firefox, not in a page. A page of another origin takes the place of the empty one without what that was granted. */
const grant = `(id, wishes) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
  const page = NavigableManager.getBrowsingContextById(id)
  if (!page) return
  const granted = (window.grantedWishes ??= new Map())
  const give = (context) => {
    for (const [name, value] of granted.get(context.browserId) ?? []) context[name] = value
  }
  if (granted.size === 0) Services.obs.addObserver((context) => context.top === context && give(context), 'browsing-context-attached')
  granted.set(page.browserId, new Map([...(granted.get(page.browserId) ?? []), ...JSON.parse(wishes)]))
  give(page)
}`

/** Playwright's own typing adds to a field that has no marks of a selection, such as one for an address, instead of replacing what is in it. */
const type = '(text) => void document.execCommand("insertText", false, text)'

const withTyping = (argument) => (argument.type === 'string' && argument.value.includes('__pw_bidiInsertText(') ? { ...argument, value: type } : argument)

/** What stands between Playwright and Firefox: wishes for the pages of a test that Firefox has no command for, and what one of them says otherwise than the other expects. */
export class Wishes {
  #send
  #waiting = new Map()
  #nextId = FIRST_ID
  /** By user context. */
  #wishes = new Map()
  /** By page: the granting of what was wished for when it was made. */
  #granting = new Map()

  constructor(send) {
    this.#send = send
  }

  /** What Firefox is to be told in the place of a command, or null when nothing is left to tell. */
  async pass(command) {
    const { method, params } = command
    if (method === 'emulation.setMediaFeaturesOverride') {
      await this.#wish(params, { 'color-scheme': params.features['prefers-color-scheme'] })
      return null
    }
    if (method === 'network.setExtraHeaders') {
      const isOurs = ({ name }) => name.startsWith(PREFIX)
      const wishes = params.headers.filter(isOurs).map(({ name, value }) => [name.slice(PREFIX.length), value.value])
      await this.#wish(params, Object.fromEntries(wishes))
      return { method, params: { ...params, headers: params.headers.filter((header) => !isOurs(header)) } }
    }
    // Firefox runs the scripts of a test in the empty document before the first page too, which has no storage.
    if (method === 'script.addPreloadScript' && !params.arguments) {
      const functionDeclaration = `() => { if (/^https?:/.test(location.href)) (${params.functionDeclaration})() }`
      return { method, params: { ...params, functionDeclaration } }
    }
    if (method === 'script.callFunction') return { method, params: { ...params, arguments: params.arguments?.map(withTyping) } }
    // A page must have what is wished for it before it is opened.
    if (method === 'browsingContext.navigate') await this.#granting.get(params.context)
    return command
  }

  /** What Playwright is to be told of what Firefox says, or null when it was said to us. */
  hear(message) {
    const { id, method, params, ...answer } = message
    const resolve = this.#waiting.get(id)
    if (resolve) {
      this.#waiting.delete(id)
      resolve(answer)
      return null
    }
    if (method === 'browsingContext.contextCreated' && !params.parent) {
      const granting = this.#grant(params.context, this.#wishes.get(params.userContext) ?? {})
      // What goes wrong is told to who opens the page.
      granting.catch(() => {})
      this.#granting.set(params.context, granting)
    }
    // Playwright passes over what a page offers of its own, which comes without a name.
    if (method?.startsWith('browsingContext.download')) return { ...message, params: { ...params, download: params.navigation ?? params.url } }
    return message
  }

  async #wish({ userContexts = [], contexts = [] }, wishes) {
    for (const context of userContexts) this.#wishes.set(context, { ...this.#wishes.get(context), ...wishes })
    await Promise.all(contexts.map((page) => this.#grant(page, wishes)))
  }

  async #grant(page, wishes) {
    const wanted = Object.entries(wishes).map(([name, value]) => properties[name](value))
    if (wanted.length === 0) return
    const { contexts } = await this.#ask('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const args = [page, JSON.stringify(wanted)].map((value) => ({ type: 'string', value }))
    const target = { context: contexts[0].context }
    const { type, exceptionDetails } = await this.#ask('script.callFunction', { functionDeclaration: grant, arguments: args, target, awaitPromise: false })
    if (type !== 'success') throw new Error(exceptionDetails.text)
  }

  async #ask(method, params) {
    const id = this.#nextId++
    const answered = new Promise((resolve) => this.#waiting.set(id, resolve))
    this.#send({ id, method, params })
    const { type, result, message } = await answered
    if (type !== 'success') throw new Error(`${method}: ${message}`)
    return result
  }
}
