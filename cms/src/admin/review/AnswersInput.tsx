import { Box, Field, Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { useAnswer } from '../useAnswer'

type Answer = { key: string; label: string; value: string }

/** Stands in the place of the admin's JSON editor: an application's answers are the only JSON, and they are for reading. */
export function AnswersInput({ label }: { label?: string }) {
  const { slug = '', id = '' } = useParams()
  const language = adminLanguage()
  const answers = useAnswer<Answer[]>(`/submissions/${slug}/${id}/answers?language=${language}`) ?? []
  return (
    <Field.Root name="data">
      <Field.Label>{label}</Field.Label>
      <Box tag="dl" background="neutral100" padding={4} hasRadius dir={languages[language].dir}>
        {answers === 'failed' && <Typography textColor="danger600">{wordIn(REVIEW.unreadable, language)}</Typography>}
        {answers !== 'failed' &&
          answers.map(({ key, label: question, value }) => (
            <Box key={key} paddingBottom={3}>
              <Typography tag="dt" variant="pi" textColor="neutral600">
                <bdi>{question}</bdi>
              </Typography>
              <Typography tag="dd" style={{ whiteSpace: 'pre-line' }}>
                <bdi>{value}</bdi>
              </Typography>
            </Box>
          ))}
      </Box>
    </Field.Root>
  )
}
