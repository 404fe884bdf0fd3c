import english from '@/messages/en.json'

const { errors, problems, common, later } = english.forms

/** What forms say in the browser, as the site gives it. */
export const formTexts = {
  errors,
  problems,
  offline: common.offline,
  notKept: later.notKept,
  wrong: ['One field is wrong.', 'Two fields are wrong.', 'Some fields are wrong.'],
}
