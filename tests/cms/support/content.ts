/** Small pieces of content for the tests. */
export const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const article = (title: string) => ({ title, publishedDate: '2026-03-01', blocks: [{ __component: 'shared.rich-text', body: paragraph(title) }] })

export const project = (slug: string, title = slug) => ({ slug, title, projectStatus: 'active', type: 'project' })

export const event = (slug: string, startDate: Date, title = slug) => ({ slug, title, startDate: startDate.toISOString(), eventType: 'workshop' })

export const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)
