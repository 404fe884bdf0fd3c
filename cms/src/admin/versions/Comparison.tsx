import { Button, Field, Flex, Grid, Modal, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import type { VersionView } from '../../versions/routes'
import { adminLanguage } from '../labels/language'
import { VERSIONS } from '../labels/versions'
import { differences } from './differences'
import { Pieces } from './Pieces'
import type { WithFields } from './useVersions'

type Props = {
  version: VersionView
  versions: readonly VersionView[]
  nameOf: (version: VersionView) => string
  hasUnsaved: boolean
  onRead: (versionId: string) => Promise<WithFields | null>
  onRestore: (versionId: string) => Promise<void>
  onClose: () => void
}

/** Two versions side by side, the words marked that only one of them has. */
export function Comparison({ version, versions, nameOf, hasUnsaved, onRead, onRestore, onClose }: Props) {
  const [otherId, setOtherId] = useState(versions.find(({ versionId }) => versionId !== version.versionId)?.versionId ?? version.versionId)
  const [pair, setPair] = useState<[WithFields, WithFields] | null>(null)
  const language = adminLanguage()
  const say = (words: keyof typeof VERSIONS) => wordIn(VERSIONS[words], language)

  useEffect(() => {
    let isCurrent = true
    void Promise.all([onRead(version.versionId), onRead(otherId)]).then(([own, other]) => {
      if (isCurrent && own && other) setPair([own, other])
    })
    return () => {
      isCurrent = false
    }
  }, [onRead, version.versionId, otherId])

  const found = pair && differences(pair[0].fields, pair[1].fields)
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content dir={languages[language].dir}>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{say('title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4} dir={languages[language].dir}>
            <Grid.Root gap={4}>
              <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                <Typography variant="pi" fontWeight="bold">
                  {say('older')}
                </Typography>
                <Typography dir="auto">{nameOf(version)}</Typography>
              </Grid.Item>
              <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                <Field.Root>
                  <Field.Label>{say('newer')}</Field.Label>
                  <SingleSelect value={otherId} onChange={(chosen) => setOtherId(String(chosen))}>
                    {versions.map((entry) => (
                      <SingleSelectOption key={entry.versionId} value={entry.versionId}>
                        {nameOf(entry)}
                      </SingleSelectOption>
                    ))}
                  </SingleSelect>
                </Field.Root>
              </Grid.Item>
            </Grid.Root>
            {found?.length === 0 && <Typography dir="auto">{say('same')}</Typography>}
            {found?.map(({ label, older, newer }) => (
              <section key={label} aria-label={label}>
                <Typography tag="h3" variant="pi" fontWeight="bold" dir="auto">
                  {label}
                </Typography>
                <Grid.Root gap={4}>
                  <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                    <Pieces pieces={older} mark="del" />
                  </Grid.Item>
                  <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                    <Pieces pieces={newer} mark="ins" />
                  </Grid.Item>
                </Grid.Root>
              </section>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {say('close')}
          </Button>
          <Flex gap={3}>
            {hasUnsaved && (
              <Typography dir="auto" textColor="danger700">
                {say('unsaved')}
              </Typography>
            )}
            <Button disabled={hasUnsaved} onClick={() => void onRestore(version.versionId)}>
              {say('restore')}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
