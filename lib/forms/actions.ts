'use server'

import { receiveAction } from './receive-action'

/*
 * The server actions: one for each form, which script sends it by. They take the same way as what the browser sends by itself
 * (docs/decisions/forms-by-actions.md).
 */

export async function sendContact(lang: string, data: FormData) {
  return receiveAction('contact', lang, data)
}

export async function sendFeedback(lang: string, data: FormData) {
  return receiveAction('feedback', lang, data)
}

export async function sendPartnership(lang: string, data: FormData) {
  return receiveAction('partnership', lang, data)
}

export async function sendProposal(lang: string, data: FormData) {
  return receiveAction('proposal', lang, data)
}

export async function sendIdea(lang: string, data: FormData) {
  return receiveAction('idea', lang, data)
}

export async function sendDepartment(lang: string, data: FormData) {
  return receiveAction('department', lang, data)
}

export async function sendRegistration(lang: string, data: FormData) {
  return receiveAction('registration', lang, data)
}

export async function sendVolunteer(lang: string, data: FormData) {
  return receiveAction('volunteer', lang, data)
}
