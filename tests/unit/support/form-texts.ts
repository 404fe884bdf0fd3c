import english from '@/messages/en.json'

const { errors, problems } = english.forms

/** What forms say in the browser, as the site gives it. */
export const formTexts = {
  errors,
  problems,
}
