import { Button, Dialog, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { REDIRECT } from '../../uids'
import { adminLanguage } from '../labels/language'
import { REDIRECTS } from '../labels/redirects'
import { useImport } from './useImport'

/** As many as fit beside each other on a screen. */
const SHOWN = 12

/** Above the list of former addresses: adds a list, or says what is wrong with each line. */
export function ImportButton() {
  const { slug } = useParams()
  const input = useRef<HTMLInputElement>(null)
  const { send, isLoading, refused, putAway } = useImport()
  if (slug !== REDIRECT) return null
  const language = adminLanguage()
  const say = (words: keyof typeof REDIRECTS) => wordIn(REDIRECTS[words], language)

  async function take({ target }: React.ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    // The same file, mended, is chosen again.
    target.value = ''
    if (file) await send(file)
  }

  return (
    <>
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label={say('import')} onChange={(event) => void take(event)} />
      <Button variant="secondary" startIcon={<Upload />} loading={isLoading} title={say('hint')} onClick={() => input.current?.click()}>
        {say('import')}
      </Button>
      <Dialog.Root open={refused.length > 0} onOpenChange={putAway}>
        <Dialog.Content dir={languages[language].dir}>
          <Dialog.Header>{say('refused')}</Dialog.Header>
          <Dialog.Body>
            <ul>
              {refused.slice(0, SHOWN).map(({ line, text }) => (
                <li key={line}>
                  <Typography>
                    <strong>{say('line').replace('{0}', String(line))}</strong>: {text}
                  </Typography>
                </li>
              ))}
            </ul>
            {refused.length > SHOWN && <Typography>{say('more').replace('{0}', String(refused.length - SHOWN))}</Typography>}
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Cancel>
              <Button variant="tertiary" fullWidth>
                {say('close')}
              </Button>
            </Dialog.Cancel>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}
