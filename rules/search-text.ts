/** The fields of a document whose words a filter by words looks through. (Requirements, section 7, api/events) */
export const SEARCHED_FIELDS = ['title', 'shortDescription', 'description'] as const
