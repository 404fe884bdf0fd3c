/** What a document may be named by in a tag: the framework divides its list of tags by commas, and visitors make up names. */
const NAME = /^[\w-]{1,100}$/

/** A document that visitors see otherwise than before. `names` are all by which its pages are found, or were; undefined where that is not known. */
type Changed = { model: string; documentId: string; names?: readonly string[] }

/** The cache tag of what is made of documents of a type that nobody has named: of lists. */
export const typeTag = (model: string) => `type:${model}`

/** The cache tag of what is made of single documents of a type, whichever. */
const anyTag = (model: string) => `any:${model}`

/** The cache tags of a single document, by its id or slug: what carries one is its own page, or a part of it. */
export const documentTags = (model: string, ...names: (string | null | undefined)[]): string[] =>
  names.flatMap((name) => (name && NAME.test(name) ? [`${model}:${name}`] : []))

/** The cache tags of a read of the document that has this id or slug: another one of its type is nothing to it. */
export function ownTags(model: string, name: string): string[] {
  const own = documentTags(model, name)
  return [anyTag(model), ...(own.length > 0 ? own : [typeTag(model)])]
}

/**
 * The cache tags of what was made of a document that has changed, or may have been: without its names, of whatever was made of any document of its type.
 */
export const changedTags = ({ model, documentId, names }: Changed): string[] => [
  typeTag(model),
  ...(names ? documentTags(model, documentId, ...names) : [anyTag(model)]),
]

/** What the processes of a site need to know of them. */
export const contentTags = { ofChange: changedTags, ofType: typeTag, modelOf: (tag: string) => tag.slice(typeTag('').length) }
