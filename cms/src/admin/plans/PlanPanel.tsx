import { type PanelComponent, type PanelComponentProps, useDocumentRBAC } from '@strapi/content-manager/strapi-admin'
import { Flex } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { DEFAULT_LOCALE, LOCALES } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { PLANS } from '../labels/plans'
import { hasArabic } from '../translations/has-arabic'
import { PlanForm } from './PlanForm'
import { PlanItem } from './PlanItem'
import { momentIn } from '../moments'
import { usePlans } from './usePlans'

type About = { uid: string; documentId: string; open: string | null; others: readonly string[]; lacksArabic: boolean; versions: string }

/** What is planned of a document, and how to plan. */
function PlansOf({ uid, documentId, open, others, lacksArabic, versions }: About) {
  const { plans, plan, giveUp, doubt, forgetDoubt } = usePlans(`/publication-plans/${uid}/${documentId}`, versions)
  const language = adminLanguage()
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {plans !== null && plans.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" aria-label={wordIn(PLANS.title, language)}>
          {plans.map((entry) => (
            <PlanItem key={entry.planId} plan={entry} when={momentIn(new Date(entry.at), language)} language={language} onGiveUp={giveUp} />
          ))}
        </Flex>
      )}
      <PlanForm
        key={open}
        about={{ uid, documentId }}
        open={open}
        others={others}
        lacksArabic={lacksArabic}
        language={language}
        doubt={doubt}
        onPlan={plan}
        onChange={forgetDoubt}
      />
    </Flex>
  )
}

const localeOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The languages beside the open one in which something is saved. */
const savedIn = (meta: PanelComponentProps['meta'], open: string | null): string[] =>
  LOCALES.filter((name) => name !== open && (meta?.availableLocales ?? []).some(({ locale }) => locale === name))

/** Beside a document of a type that is published, once it is saved, for those who may publish it. */
export const PlanPanel: PanelComponent = ({ model, document, meta }) => {
  const mayPublish = useDocumentRBAC('PlanPanel', ({ canPublish }) => canPublish)
  const documentId = document?.documentId
  // A document of a type without drafts has no status.
  if (!documentId || !document?.status || !mayPublish) return null
  const open = localeOf(document?.locale)
  const lacksArabic = open !== null && open !== DEFAULT_LOCALE && !hasArabic(meta?.availableLocales ?? [])
  const versions = JSON.stringify([document?.updatedAt, document?.status, meta?.availableLocales])
  return {
    title: wordIn(PLANS.panel, adminLanguage()),
    content: <PlansOf uid={model} documentId={documentId} open={open} others={savedIn(meta, open)} lacksArabic={lacksArabic} versions={versions} />,
  }
}
