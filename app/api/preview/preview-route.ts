import { routes } from '@/lib/i18n/paths'

type Target = { uid: string; documentId: string; slug: string }

/** The page on which a document of a content type is best looked at; home where a type has none of its own. */
export function previewRoute({ uid, documentId, slug }: Target): string {
  switch (uid.split('.').at(-1)) {
    case 'article':
      return documentId ? `${routes.articles}/${documentId}` : routes.articles
    case 'project':
      return slug ? `${routes.projects}/${slug}` : routes.projects
    // Opened on the page of a project that offers it.
    case 'project-form':
      return slug ? `${routes.projects}/${slug}#form-${documentId}` : routes.projects
    case 'report':
      return slug ? `${routes.reports}/${slug}` : routes.reports
    case 'event':
      return slug ? `${routes.events}/${slug}` : routes.events
    case 'department':
      return slug ? `${routes.organization}/${slug}` : routes.organization
    // A draft is seen on every page while the preview lasts; these are shown on several.
    case 'pages-info':
    case 'project-submission-rules':
      return routes.projects
    case 'partner':
      return routes.partners
    case 'ambassador':
      return routes.ambassadors
    case 'faq':
      return routes.faqs
    case 'terms-of-use':
      return routes.terms
    case 'privacy-policy':
      return routes.privacy
    case 'impressum':
      return routes.impressum
    case 'contact-info':
      return routes.contact
    default:
      return routes.home
  }
}
