import { Box, Button, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { choiceInWords } from '../../../../labels/choices'
import type { Earlier } from '../../../../review/earlier'
import { languages } from '../../../../rules/languages'
import { adminLanguage } from '../../../labels/language'
import { submissionName } from '../../../labels/submission-name'
import { dateIn, say } from '../words'

/** As many as are looked at first. */
const SHOWN = 8

const WORDS = { email: 'email', phone: 'phone', name: 'similarName' } as const

/** Types that are opened on this desk. */
const isApplication = (uid: string) => uid.includes('project-submission') || uid.includes('departments-application')

type Props = { earlier: Earlier[]; addressOf: (about: { uid: string; documentId: string }) => string }

/** What else seems to come from the same person, and by what they are known again. */
export function EarlierList({ earlier, addressOf }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const language = adminLanguage()
  if (earlier.length === 0) return <Typography dir="auto">{say('noEarlier')}</Typography>
  return (
    <>
      <ul>
        {earlier.slice(0, isWhole ? undefined : SHOWN).map((one) => (
          <Box tag="li" key={one.documentId} paddingBottom={3} style={{ overflowWrap: 'anywhere' }}>
            <Link
              tag={RouterLink}
              to={isApplication(one.uid) ? { pathname: '/queue', search: addressOf(one) } : `/content-manager/collection-types/${one.uid}/${one.documentId}`}
            >
              <bdi>{[submissionName(one.uid, language), one.title].filter(Boolean).join(' · ')}</bdi>
            </Link>
            <Typography tag="p" variant="pi" dir="auto">
              {[one.name, dateIn(one.createdAt, language), one.status && choiceInWords(one.status, language)].filter(Boolean).join(' · ')}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" dir="auto">
              {say('matchedBy', one.matched.map((kind) => say(WORDS[kind])).join(languages[language].comma))}
            </Typography>
          </Box>
        ))}
      </ul>
      {!isWhole && earlier.length > SHOWN && (
        <Button variant="tertiary" size="S" onClick={() => setIsWhole(true)}>
          {say('more')}
        </Button>
      )}
    </>
  )
}
