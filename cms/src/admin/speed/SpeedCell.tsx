import { Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import type { Measure } from '../../rules/speed'
import type { Speed } from '../../speed/summary'
import { adminLanguage } from '../labels/language'
import { RATINGS, SPEED } from '../labels/speed'
import { formatShare, formatValue } from './format'

const COLOURS = { good: 'success600', fair: 'warning700', poor: 'danger600' } as const

/** A measure of the pages of a type: its value, its rating in words and colour, and for how many visits it was good. */
export function SpeedCell({ measure, speed }: { measure: Measure; speed: Speed | null }) {
  const language = adminLanguage()
  if (!speed) return <Typography textColor="neutral600">{wordIn(SPEED.notMeasured, language)}</Typography>
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography fontWeight="semiBold">
        <bdi>{formatValue(measure, speed.value, language)}</bdi>
      </Typography>
      <Typography textColor={COLOURS[speed.rating]} fontWeight="semiBold">
        {wordIn(RATINGS[speed.rating], language)}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {wordIn(SPEED.goodFor, language)} <bdi>{formatShare(speed.shares.good, language)}</bdi>
      </Typography>
    </Flex>
  )
}
