/** The cache tag of a page of which a part could not be read. */
export const INCOMPLETE_TAG = 'incomplete'
