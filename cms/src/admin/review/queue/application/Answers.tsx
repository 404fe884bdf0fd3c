import { Box, Typography } from '@strapi/design-system'
import type { Answer } from '../../../../review/answers'

/** Questions with what was answered, in words. */
export function Answers({ answers }: { answers: Answer[] }) {
  return (
    <Box tag="dl" style={{ overflowWrap: 'anywhere' }}>
      {answers.map(({ key, label, value }) => (
        <Box key={key} paddingBottom={3}>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            <bdi>{label}</bdi>
          </Typography>
          <Typography tag="dd" style={{ whiteSpace: 'pre-line' }}>
            <bdi>{value || '–'}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
