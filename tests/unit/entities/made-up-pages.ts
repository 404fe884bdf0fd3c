import { documentPages, PAGED_MODELS } from '@/lib/i18n/document-pages.mjs'

/** A row for a content type that nobody has, as its author would write it; imported before what is made of the table. */
Object.assign(documentPages, { gathering: { many: 'gatherings', list: '/gatherings', name: 'slug', hasMissingWords: true, hasFailedWords: true } })
Object.assign(PAGED_MODELS, { [PAGED_MODELS.length]: 'gathering' })
