import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { PreviewPanel } from './PreviewPanel'

/**
 * The page beside its form, in place of the framework's own preview, which leads away from the form. It has no name: it stands behind the
 * framework's panel of actions.
 */
export function addLivePreview(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel((panels) => {
    const place = panels.findIndex(({ type }) => type === 'actions') + 1
    return panels.toSpliced(place, 1, PreviewPanel)
  })
}
