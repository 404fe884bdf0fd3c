import { DesignSystemProvider } from '@strapi/design-system'
import { createRoot } from 'react-dom/client'
import type { WhereUsed } from '../../bin/files/where-used'
import { adminLanguage } from '../labels/language'
import { theme } from '../theme'
import { UsedFiles } from './UsedFiles'

/** Lays over the page where files are shown, and gives whether they are to be deleted all the same. */
export function askBeforeDeleting(used: WhereUsed): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = (isWanted: boolean) => {
      root.unmount()
      place.remove()
      resolve(isWanted)
    }
    root.render(
      <DesignSystemProvider theme={theme()} locale={adminLanguage()}>
        <UsedFiles used={used} onClose={close} />
      </DesignSystemProvider>,
    )
  })
}
