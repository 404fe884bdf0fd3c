const locales = ['ar', 'en']

/** The pages that are measured: name, language, address without the origin. */
export async function readTargets({ contentUrl, secrets }) {
  const first = async (query) => {
    const response = await fetch(`${contentUrl}/api/${query}&locale=ar&pagination[pageSize]=1`, {
      headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
    })
    return (await response.json()).data[0]
  }
  const project = await first('projects?filters[projectStatus][$eq]=active')
  const article = await first('articles?sort=publishedDate:desc')
  const addresses = { home: '', project: `/projects/${project.slug}`, article: `/articles/${article.documentId}` }
  const pages = Object.entries(addresses).flatMap(([name, rest]) => locales.map((locale) => ({ name, locale, address: `/${locale}${rest}` })))
  return { pages, articleId: article.documentId }
}
