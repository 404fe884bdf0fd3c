import { allOf } from '../populate/all-of'
import { seo } from '../populate/page'
import { SEO_PAGES } from '../rules/pages'
import { entity } from './entity'

export default entity({
  words: ['محركات البحث', 'Search engines', 'Suchmaschinen'],
  paths: ['/Seo'],
  populate: allOf(SEO_PAGES, seo),
})
