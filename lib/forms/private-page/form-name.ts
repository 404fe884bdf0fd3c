/** Names the forms of private pages where turns are counted. */
export const FORM = 'private-page'
