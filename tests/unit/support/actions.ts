import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'

/** As in a tab from before a deployment: the site knows none of its actions, and the form goes to its address instead. */
export const sendForm = jest.fn(async (_name: string, _lang: string, _data: FormData): Promise<unknown> => {
  throw new UnrecognizedActionError('The action of this page is not known any more.')
})
