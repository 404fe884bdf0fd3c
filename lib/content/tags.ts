/** What a document may be named by in a tag: the framework divides its list of tags by commas, and visitors make up names. */
const NAME = /^[\w-]{1,100}$/

/** The cache tag of everything of a content type. A notice of the content service renews by it whatever was made of one of its documents. */
export const typeTag = (model: string) => `type:${model}`

/** The cache tags of a single document, by its id or slug: what carries one is its own page, or a part of it. */
export const documentTags = (model: string, ...names: (string | null | undefined)[]): string[] =>
  names.flatMap((name) => (name && NAME.test(name) ? [`${model}:${name}`] : []))
