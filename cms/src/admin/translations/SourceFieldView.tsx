import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { isLocale, languages } from '../../rules/languages'
import type { SourceField } from '../../translations/source'
import { adminLanguage } from '../labels/language'
import { TRANSLATING } from '../labels/translating'
import { differences } from '../versions/differences'
import { Pieces } from '../versions/Pieces'

type Props = {
  field: SourceField
  locale: string
  isDisabled: boolean
  isTaken: boolean
  onTake: () => void
  onTakePart: (index: number) => void
  onUndo: () => void
}

/** What differs from what the field said when the translation was saved last. */
export const changesOf = ({ then, now }: SourceField) => (then === null ? [] : differences(then, now))

/** What is said of a part of a field, below the name of the field itself. */
const labelWithin = (label: string, whole: string) => (label === whole ? '' : label.startsWith(`${whole} › `) ? label.slice(whole.length + 3) : label)

/** A field of the source, with what has changed in it, and how to take it over. */
export function SourceFieldView({ field, locale, isDisabled, isTaken, onTake, onTakePart, onUndo }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof TRANSLATING) => wordIn(TRANSLATING[words], language)
  const { label, now, parts } = field
  const texts = now.filter(({ text }) => text !== '')
  const changes = changesOf(field)
  const dir = isLocale(locale) ? languages[locale].dir : 'auto'
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-label={label}>
      <Flex gap={2} justifyContent="space-between" wrap="wrap">
        <Flex gap={2} wrap="wrap">
          <Typography tag="h3" variant="pi" fontWeight="bold">
            {label}
          </Typography>
          {changes.length > 0 && (
            <Badge backgroundColor="warning100" textColor="neutral800">
              {say('changed')}
            </Badge>
          )}
        </Flex>
        <Flex gap={1} wrap="wrap">
          {isTaken && (
            <Button size="S" variant="ghost" aria-label={say('undoNamed').replace('{0}', label)} onClick={onUndo}>
              {say('undo')}
            </Button>
          )}
          {texts.length > 0 && (
            <Button size="S" variant="secondary" disabled={isDisabled} aria-label={say('takeNamed').replace('{0}', label)} onClick={onTake}>
              {say('take')}
            </Button>
          )}
        </Flex>
      </Flex>
      {texts.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          {say('empty')}
        </Typography>
      )}
      {texts.map(({ label: own, text }) => (
        <Box key={own} background="neutral100" padding={2} hasRadius>
          {labelWithin(own, label) && (
            <Typography variant="pi" textColor="neutral600" tag="p" dir="auto">
              {labelWithin(own, label)}
            </Typography>
          )}
          <Typography tag="p" dir={dir} lang={locale} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
      {parts !== null && parts > 1 && (
        <Flex gap={1} wrap="wrap">
          {Array.from({ length: parts }, (_, index) => (
            <Button key={index} size="S" variant="tertiary" disabled={isDisabled} onClick={() => onTakePart(index)}>
              {say('takePart').replace('{0}', String(index + 1))}
            </Button>
          ))}
        </Flex>
      )}
      {changes.map(({ label: own, older, newer }) => (
        <Flex key={own} direction="column" alignItems="stretch" gap={1}>
          <Typography variant="pi" textColor="neutral600" dir="auto">
            {[labelWithin(own, label), say('before')].filter(Boolean).join(' · ')}
          </Typography>
          <Pieces pieces={older} mark="del" />
          <Typography variant="pi" textColor="neutral600">
            {say('now')}
          </Typography>
          <Pieces pieces={newer} mark="ins" />
        </Flex>
      ))}
    </Flex>
  )
}
