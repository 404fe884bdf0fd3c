import { Page, type StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0]
type OwnPage = Pick<MenuLink, 'to' | 'icon' | 'intlLabel' | 'permissions' | 'position'> & { load: () => Promise<ComponentType> }

/**
 * Adds a page to the admin, with its link in the menu, for those who have one of these permissions; for everybody without any. Whoever comes
 * by its address and may not see it is told so: Strapi itself only hides the link.
 */
export function addPage(app: StrapiApp, { load, ...link }: OwnPage): void {
  const { permissions } = link
  app.addMenuLink({
    ...link,
    Component: () =>
      load().then((Content) => ({
        default: () =>
          permissions.length === 0 ? (
            <Content />
          ) : (
            <Page.Protect permissions={permissions.map(({ action, subject }) => ({ action, subject: subject ?? null }))}>
              <Content />
            </Page.Protect>
          ),
      })),
  })
}
