import { Typography } from '@strapi/design-system'
import type { WritingHome } from '../../home/writing'
import { adminLanguage } from '../labels/language'
import { momentIn, stampIn } from '../moments'
import { editPath } from '../translations/overview'
import { Figures } from './Figures'
import { HomeList } from './HomeList'
import { HomePart } from './HomePart'
import { say } from './words'

const beside = (words: string) => (
  <Typography variant="pi" textColor="neutral600">
    <bdi>{words}</bdi>
  </Typography>
)

/** What awaits those who write. */
export function WritingPart() {
  const language = adminLanguage()
  return (
    <HomePart<WritingHome> path="/home/writing">
      {({ planned, failed, drafts, untranslated, links }) => (
        <>
          <Figures
            figures={[
              { label: say('drafts'), value: drafts.total },
              { label: say('untranslated'), value: untranslated, to: '/translation-overview' },
              { label: say(links.at ? 'brokenLinks' : 'notLooked'), value: links.at ? links.broken : '–', to: '/broken-links', isAmiss: links.broken > 0 },
              ...(failed > 0 ? [{ label: say('plansFailed'), value: failed, to: '/planned', isAmiss: true }] : []),
            ]}
          />
          <HomeList
            title={say('planned')}
            none={say('noPlans')}
            items={planned.map((plan) => ({
              key: plan.planId,
              to: editPath(plan, plan.documentId, plan.language ?? ''),
              name: plan.title || say('untitled'),
              beside: beside(momentIn(new Date(plan.at), language)),
            }))}
          />
          <HomeList
            title={say('drafts')}
            none={say('noDrafts')}
            items={drafts.newest.map((draft) => ({
              key: draft.documentId,
              to: editPath(draft, draft.documentId, draft.language ?? ''),
              name: draft.title || say('untitled'),
              beside: beside(stampIn(new Date(draft.savedAt), language)),
            }))}
          />
        </>
      )}
    </HomePart>
  )
}
