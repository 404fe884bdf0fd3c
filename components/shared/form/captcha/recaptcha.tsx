import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'

const TIMEOUT_MS = 10_000

type Execute = (action: string) => Promise<string>

let loading: Promise<Execute> | undefined

/** Hands the library's function out of React, in which nothing of a form lives. */
function HandOut({ to }: { to: (execute: Execute) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) to((action) => executeRecaptcha(action))
  }, [executeRecaptcha, to])
  return null
}

/** Google's script, once for a page. What did not come in time is taken out again, so that it may be asked for anew. */
function load(siteKey: string): Promise<Execute> {
  return new Promise((resolve, reject) => {
    const root = createRoot(document.createElement('div'))
    const timer = setTimeout(() => {
      root.unmount()
      loading = undefined
      reject(new Error('reCAPTCHA did not come'))
    }, TIMEOUT_MS)
    const done = (execute: Execute) => {
      clearTimeout(timer)
      resolve(execute)
    }
    root.render(
      <GoogleReCaptchaProvider reCaptchaKey={siteKey} language={document.documentElement.lang} scriptProps={{ async: true }}>
        <HandOut to={done} />
      </GoogleReCaptchaProvider>,
    )
  })
}

/** A token of Google's for a form. */
export async function executeRecaptcha(siteKey: string, form: string): Promise<string> {
  loading ??= load(siteKey)
  return (await loading)(form)
}
