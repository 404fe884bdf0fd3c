import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'

/** As in a tab from before a deployment: the site knows none of its actions, and the form goes to its address instead. */
const unknown = () =>
  jest.fn(async (_lang: string, _data: FormData): Promise<unknown> => {
    throw new UnrecognizedActionError('The action of this page is not known any more.')
  })

export const sendContact = unknown()
export const sendFeedback = unknown()
export const sendPartnership = unknown()
export const sendProposal = unknown()
export const sendIdea = unknown()
export const sendDepartment = unknown()
export const sendRegistration = unknown()
export const sendVolunteer = unknown()
