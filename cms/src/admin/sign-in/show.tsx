import { DesignSystemProvider } from '@strapi/design-system'
import { createRoot } from 'react-dom/client'
import { adminLanguage } from '../labels/language'
import { theme } from '../theme'
import type { Asked } from '.'
import { SecondStep } from './SecondStep'

const ROOT = 'strapi'

/** Where the sign-in was to lead: within the admin, whatever the address says. */
function destination(): string {
  const [base = ''] = window.location.pathname.split('/auth/')
  const wanted = new URLSearchParams(window.location.search).get('redirectTo') ?? ''
  return /^\/(?![/\\])/.test(wanted) ? `${base}${wanted}` : `${base}/`
}

/** Lays the second step over the page, which nobody reaches meanwhile. */
export function showSecondStep(asked: Asked, open: (token: string) => void): void {
  const page = document.getElementById(ROOT)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  page?.setAttribute('inert', '')

  function close(): void {
    root.unmount()
    place.remove()
    page?.removeAttribute('inert')
  }

  root.render(
    <DesignSystemProvider theme={theme()} locale={adminLanguage()}>
      <SecondStep
        asked={asked}
        onOpen={(token) => {
          open(token)
          window.location.assign(destination())
        }}
        onCancel={close}
      />
    </DesignSystemProvider>,
  )
}
