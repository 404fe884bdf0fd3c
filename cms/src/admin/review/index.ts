import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import { BulletList, ChartCircle } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { submissionUid } from '../../uids'
import { AnswersInput } from './AnswersInput'
import { showChoicesInWords } from './choices'
import { DecisionPanel } from './DecisionPanel'
import { FilesPanel } from './FilesPanel'
import { TableButton } from './TableButton'

/** For those who may read applications; what somebody does not see is left out by the server. */
const readers = (['volunteer', 'department'] as const).map((form) => ({ action: 'plugin::content-manager.explorer.read', subject: submissionUid(form) }))

/** Puts the queue into the admin's menu. */
export function addQueue(app: StrapiApp): void {
  addPage(app, {
    to: 'queue',
    icon: BulletList,
    intlLabel: { id: 'imar.queue', defaultMessage: 'Queue' },
    permissions: readers,
    position: 2,
    load: () => import('./queue/QueuePage').then(({ QueuePage }) => QueuePage),
  })
}

/** Puts the figures of applications into the admin's menu. */
export function addStatistics(app: StrapiApp): void {
  addPage(app, {
    to: 'application-figures',
    icon: ChartCircle,
    intlLabel: { id: 'imar.statistics', defaultMessage: 'Application figures' },
    permissions: readers,
    position: 3,
    load: () => import('./statistics/StatisticsPage').then(({ StatisticsPage }) => StatisticsPage),
  })
}

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
