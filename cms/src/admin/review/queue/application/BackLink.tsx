import { Flex, Link } from '@strapi/design-system'
import { ArrowLeft, ArrowRight } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import { languages } from '../../../../rules/languages'
import { adminLanguage } from '../../../labels/language'
import { say } from '../words'

/** The way back to the queue, above a heading. */
export function BackLink({ to }: { to: string }) {
  const Arrow = languages[adminLanguage()].dir === 'rtl' ? ArrowRight : ArrowLeft
  return (
    <Flex>
      <Link tag={RouterLink} to={to} startIcon={<Arrow />}>
        {say('back')}
      </Link>
    </Flex>
  )
}
