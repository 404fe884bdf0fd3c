import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { isLocale, languages } from '../../rules/languages'
import { Choice } from '../Choice'
import { Dock } from '../dock/Dock'
import { adminLanguage } from '../labels/language'
import { TRANSLATING } from '../labels/translating'
import { changesOf, SourceFieldView } from './SourceFieldView'
import { type About, useSource, useTakeOver } from './useSource'

type Props = { about: About; sources: readonly string[]; saved: string; onSource: (locale: string) => void; onClose: () => void }

/** What a translation is made from, field by field, beside its form. */
export function SourceDock({ about, sources, saved, onSource, onClose }: Props) {
  const source = useSource(about, saved)
  const { take, takePart, undo, isTaken } = useTakeOver(source?.values)
  const isDisabled = useForm('SourceDock', ({ disabled }) => disabled)
  const [notice, setNotice] = useState('')
  const language = adminLanguage()
  const say = (words: keyof typeof TRANSLATING) => wordIn(TRANSLATING[words], language)
  const fields = source?.words.fields ?? []
  const changed = fields.filter((field) => changesOf(field).length > 0).length
  const isKnown = fields.some(({ then }) => then !== null)
  const tools = (
    <Choice label={say('from')} value={about.source} options={sources} nameOf={(name) => (isLocale(name) ? languages[name].name : name)} onChange={onSource} />
  )

  return (
    <Dock title={say('title')} closeLabel={say('close')} tools={tools} onClose={onClose}>
      <Box paddingLeft={3} paddingRight={3} paddingBottom={2} role="status">
        {isKnown && (
          <Typography variant="pi" textColor={changed > 0 ? 'neutral800' : 'neutral600'} tag="p">
            {changed > 0 ? say('changedCount').replace('{0}', String(changed)) : say('unchanged')}
          </Typography>
        )}
        <Typography variant="pi" tag="p">
          {notice}
        </Typography>
      </Box>
      <Flex direction="column" alignItems="stretch" gap={6} padding={3} style={{ overflowY: 'auto', minHeight: 0 }}>
        {fields.map((field) => {
          const tell = (words: 'taken' | 'undone') => setNotice(say(words).replace('{0}', field.label))
          return (
            <SourceFieldView
              key={field.name}
              field={field}
              locale={about.source}
              isDisabled={isDisabled}
              isTaken={isTaken(field.name)}
              onTake={() => {
                take(field.name)
                tell('taken')
              }}
              onTakePart={(index) => {
                takePart(field.name, index)
                tell('taken')
              }}
              onUndo={() => {
                undo(field.name)
                tell('undone')
              }}
            />
          )
        })}
      </Flex>
    </Dock>
  )
}
