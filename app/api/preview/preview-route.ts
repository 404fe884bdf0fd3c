import { entities } from '@/lib/entities'
import { documentRoute, PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'
import { routes } from '@/lib/i18n/paths'

type Target = { uid: string; documentId: string; slug: string }

/** Where content is shown that is no entity. A draft is seen on every page while the preview lasts; some of these are shown on several. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'pages-info': routes.projects,
  'project-submission-rules': routes.projects,
  'contact-info': routes.contact,
}

/** The page on which a document of a content type is best looked at; home where a type has none. */
export function previewRoute({ uid, documentId, slug }: Target): string {
  const name = uid.split('.').at(-1) ?? ''
  // Opened on the page of a project that offers it.
  if (name === 'project-form') return slug ? `${documentRoute('project', slug)}#form-${documentId}` : routes.projects
  const model = PAGED_MODELS.find((each) => each === name)
  const own = model && { documentId, slug }[pagesOf(model).name]
  return own ? documentRoute(model, own) : (entities[name]?.shownOn ?? SHOWN_ON[name] ?? routes.home)
}
