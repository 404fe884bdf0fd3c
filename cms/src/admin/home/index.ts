import { BulletList, Calendar, Pencil, Server } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { EVENT, submissionUid, uidOf } from '../../uids'
import { ADMINISTRATORS } from '../desk'
import { addStyle } from '../style'

type Widget = Extract<Parameters<StrapiApp['widgets']['register']>[0], { id: string }>

const read = (subject: string) => ({ action: 'plugin::content-manager.explorer.read', subject })

const title = (id: string, defaultMessage: string) => ({ id: `imar.home.${id}`, defaultMessage })

/** The home of each role; whoever has more than one role has more than one part. Of the permissions of a part somebody needs all. */
const PARTS: Widget[] = [
  {
    id: 'service',
    icon: Server,
    title: title('service', 'How the service is'),
    permissions: ADMINISTRATORS,
    component: () => import('./ServicePart').then(({ ServicePart }) => ServicePart),
  },
  {
    id: 'reviewing',
    icon: BulletList,
    title: title('reviewing', 'Reviewing applications'),
    permissions: [read(submissionUid('department'))],
    component: () => import('./ReviewingPart').then(({ ReviewingPart }) => ReviewingPart),
  },
  {
    id: 'events',
    icon: Calendar,
    title: title('events', 'Next events'),
    permissions: [read(EVENT), read(submissionUid('registration'))],
    component: () => import('./EventsPart').then(({ EventsPart }) => EventsPart),
  },
  {
    id: 'writing',
    icon: Pencil,
    title: title('writing', 'Writing and publishing'),
    permissions: [{ action: 'plugin::content-manager.explorer.publish', subject: uidOf('article') }],
    component: () => import('./WritingPart').then(({ WritingPart }) => WritingPart),
  },
]

/** Puts what awaits each role onto the home of the admin, in the place of Strapi's parts, which would list the same to everybody. */
export function addHome(app: StrapiApp): void {
  // The framework's grey is too pale for letters so small.
  addStyle("main h2[id^='global::'] { color: inherit; }")
  app.widgets.register(() => PARTS)
}
