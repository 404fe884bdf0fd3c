import { buildValidParams, unstable_useDocument as useDocument } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useAuth, useNotification, useQueryParams } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { fieldWords } from '../../labels/fields'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { SAVES } from '../labels/saves'
import { momentIn } from '../moments'
import { useOpenLocale } from '../open-locale'
import type { Draft, Place } from './store'
import { useDrafts } from './useDrafts'

const SINGLE_TYPES = 'single-types'

/** In the place of the number of a document that is not stored yet. */
const NEW = 'create'

const say = (words: keyof typeof SAVES) => wordIn(SAVES[words], adminLanguage())

const nameOf = (model: string, field: string): string => {
  const words = fieldWords(model, field)
  return words ? wordIn(words, adminLanguage()) : field
}

function Offer({
  draft,
  model,
  isOutdated,
  onPutIn,
  onForget,
}: {
  draft: Draft
  model: string
  isOutdated: boolean
  onPutIn: () => void
  onForget: () => void
}) {
  const fields = Object.keys(draft.fields).map((field) => nameOf(model, field))
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Typography dir="auto">
        {say('offer')
          .replace('{0}', momentIn(new Date(draft.at), adminLanguage()))
          .replace('{1}', fields.join(adminLanguage() === 'ar' ? '، ' : ', '))}
      </Typography>
      {isOutdated && (
        <Typography dir="auto" variant="pi" textColor="warning700">
          {say('changedSince')}
        </Typography>
      )}
      <Button variant="secondary" size="S" onClick={onPutIn}>
        {say('putIn')}
      </Button>
      <Button variant="tertiary" size="S" onClick={onForget}>
        {say('throwAway')}
      </Button>
    </Flex>
  )
}

function Drafts({ place, collectionType }: { place: Place; collectionType: string }) {
  const { offers, conflict, isOutdated, putIn, forget, overwrite } = useDrafts(place)
  const { toggleNotification } = useNotification()
  const [{ query }] = useQueryParams()
  const { model, documentId } = place
  // The same read as that of the page, which shows what is stored anew.
  const { refetch } = useDocument(
    { collectionType, model, documentId: documentId || undefined, params: buildValidParams(query) },
    { skip: conflict === undefined },
  )
  if (offers.length === 0 && !conflict) return null

  function saveMine(): void {
    overwrite()
    toggleNotification({ type: 'info', message: say('mineHint') })
  }

  return (
    <Flex tag="section" aria-label={say('panel')} direction="column" alignItems="stretch" gap={3} width="100%" paddingTop={2}>
      <Typography dir="auto" tag="h3" variant="sigma" textColor="warning700">
        {say('panel')}
      </Typography>
      {conflict && (
        <Flex direction="column" alignItems="stretch" gap={2} role="status">
          <Typography dir="auto">{conflict.words}</Typography>
          <Button variant="secondary" size="S" onClick={() => void refetch()}>
            {say('theirs')}
          </Button>
          <Typography dir="auto" variant="pi" textColor="neutral600">
            {say('theirsHint')}
          </Typography>
          <Button variant="tertiary" size="S" onClick={saveMine}>
            {say('mine')}
          </Button>
        </Flex>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {offers.map((draft) => (
          <Offer key={draft.at} draft={draft} model={model} isOutdated={isOutdated(draft)} onPutIn={() => putIn(draft)} onForget={() => forget(draft)} />
        ))}
      </Flex>
    </Flex>
  )
}

/** Below the buttons that save: what was typed into the document and is not saved. */
export function DraftsOfDocument() {
  const { slug = '', collectionType = '', id = '' } = useParams()
  const accountId = useAuth('Drafts', ({ user }) => user?.id)
  const locale = useOpenLocale()
  if (accountId === undefined || !slug) return null
  const documentId = collectionType === SINGLE_TYPES || id === NEW ? '' : id
  return <Drafts key={`${slug} ${documentId} ${locale}`} place={{ accountId, model: slug, documentId, locale }} collectionType={collectionType} />
}
