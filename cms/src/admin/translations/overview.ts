import { entityOf } from '../../entities'
import { type Language, wordIn } from '../../labels/language'

export type LanguageState = 'published' | 'outdated' | 'draft' | 'missing'

export type DocumentGap = { documentId: string; title: string | null; languages: Record<string, LanguageState> }

/** The answer of `GET /translation-overview`, a type in each entry. */
export type TypeOverview = {
  uid: string
  kind: 'collectionType' | 'singleType'
  name: string
  total: number
  documents: DocumentGap[]
}

/** Where a language of a document is written, whether it is there already or not. Below the admin's address. */
export function editPath({ uid, kind }: Pick<TypeOverview, 'uid' | 'kind'>, documentId: string, locale: string): string {
  const query = new URLSearchParams({ 'plugins[i18n][locale]': locale }).toString()
  return kind === 'singleType' ? `/content-manager/single-types/${uid}?${query}` : `/content-manager/collection-types/${uid}/${documentId}?${query}`
}

/** What a type is called in a language of the admin. */
export function nameOf({ uid, name }: Pick<TypeOverview, 'uid' | 'name'>, language: Language): string {
  const words = entityOf(uid)?.words
  return words ? wordIn(words, language) : name
}
