import { Box, Typography } from '@strapi/design-system'
import type { Answer } from '../../../../review/answers'

/** Questions with what was answered, in words. */
export function Answers({ answers }: { answers: Answer[] }) {
  return (
    <Box tag="dl" style={{ overflowWrap: 'anywhere' }}>
      {answers.map(({ key, label, value }) => (
        <Box key={key} paddingBottom={3}>
          <Typography tag="dt" variant="pi" textColor="neutral600" dir="auto">
            <bdi>{label}</bdi>
          </Typography>
          <Typography tag="dd" style={{ whiteSpace: 'pre-line' }} dir="auto">
            <bdi>{value || '–'}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
