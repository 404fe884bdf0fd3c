import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { AnswersInput } from './AnswersInput'
import { showChoicesInWords } from './choices'
import { DecisionPanel } from './DecisionPanel'
import { FilesPanel } from './FilesPanel'
import { TableButton } from './TableButton'

/** Answers in words; must be known before the first page is drawn. */
export function registerReviewDesk(app: StrapiApp): void {
  app.addFields({ type: 'json', Component: AnswersInput })
}

/** What reviewers work with beside the lists and pages that Strapi makes. */
export function addReviewDesk(app: StrapiApp): void {
  const manager = app.getPlugin('content-manager')
  const apis = manager.apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([DecisionPanel, FilesPanel])
  manager.injectComponent('listView', 'actions', { name: 'submissions-table', Component: TableButton })
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showChoicesInWords)
}
