import { Trash } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { contentUids } from '../../content-types'

/** Puts what was deleted into the admin's menu, for those who write content; what somebody may not see is left out by the server. */
export function addBin(app: StrapiApp): void {
  addPage(app, {
    to: 'bin',
    icon: Trash,
    intlLabel: { id: 'imar.bin', defaultMessage: 'Bin' },
    permissions: contentUids().flatMap((subject) => ['create', 'delete'].map((right) => ({ action: `plugin::content-manager.explorer.${right}`, subject }))),
    position: 5,
    load: () => import('./Bin').then(({ Bin }) => Bin),
  })
}
