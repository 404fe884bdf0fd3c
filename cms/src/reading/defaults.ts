import { populateOf } from '../populate'

type Query = Record<string, unknown>
type Defaults = { sort?: string | string[]; pageSize?: number }
type Context = { query: Query }

/** What comes next is read from the nearest on, an archive from the latest back; featured events are three. */
const eventDefaults = ({ status, featured }: Query): Defaults => ({
  sort: status === 'upcoming' || status === 'ongoing' ? 'startDate:asc' : 'startDate:desc',
  ...(featured === 'true' ? { pageSize: 3 } : {}),
})

/** What the requirements' section 7 says of order and number, where a request says nothing. */
const DEFAULTS: Record<string, Defaults | ((query: Query) => Defaults)> = {
  'api::article.article': { sort: 'publishedDate:desc', pageSize: 5 },
  'api::report.report': { sort: 'publishedDate:desc' },
  'api::project.project': { sort: 'createdAt:desc' },
  'api::project-timeline.project-timeline': { sort: 'fromDate:asc', pageSize: 100 },
  'api::event.event': eventDefaults,
  'api::home-slider.home-slider': { sort: 'descriptiveSlide.index:asc', pageSize: 100 },
  'api::home-page-stat.home-page-stat': { sort: 'order:asc', pageSize: 100 },
  'api::faq.faq': { sort: 'prio:asc', pageSize: 100 },
  'api::partner.partner': { sort: ['sortOrder:asc', 'name:asc'], pageSize: 100 },
  'api::ambassador.ambassador': { sort: ['country:asc', 'name:asc'], pageSize: 100 },
  'api::department.department': { sort: 'order:asc', pageSize: 100 },
  'api::announcement.announcement': { sort: 'startDate:desc', pageSize: 100 },
  'api::country.country': { sort: 'name:asc', pageSize: 300 },
  'api::state.state': { sort: 'name:asc', pageSize: 300 },
}

function withPageSize(pagination: unknown, pageSize: number | undefined): unknown {
  if (pageSize === undefined) return pagination
  const given = typeof pagination === 'object' && pagination !== null ? pagination : {}
  return 'pageSize' in given || 'limit' in given ? pagination : { ...given, pageSize }
}

/** Middleware: order, number and what is populated, where the request does not say. */
export function applyDefaults(uid: string) {
  const defaults = DEFAULTS[uid] ?? {}
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const { query } = context
    const { sort, pageSize } = typeof defaults === 'function' ? defaults(query) : defaults
    const populate = query.populate ?? populateOf(uid)
    const pagination = withPageSize(query.pagination, pageSize)
    context.query = {
      ...query,
      ...(query.sort === undefined && sort !== undefined ? { sort } : {}),
      ...(populate === undefined ? {} : { populate }),
      ...(pagination === undefined ? {} : { pagination }),
    }
    await next()
  }
}
