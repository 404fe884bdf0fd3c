/** Cache tags: one for everything of a content type, one for a single document. The webhook renews by both. */
export const typeTag = (model: string) => `type:${model}`
export const documentTag = (documentId: string) => `doc:${documentId}`
