import { Box, Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Layouts, Page, Pagination, useQueryParams } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { BIN } from '../labels/bin'
import { adminLanguage } from '../labels/language'
import { Subtitle } from '../Subtitle'
import { BinTable } from './BinTable'
import { daysIn, typeIn } from './names'
import { SlugDialog } from './SlugDialog'
import { useBin } from './useBin'

const ALL = 'all'

/** The page of the admin with what was deleted, and can be had again. */
export function Bin() {
  const [{ query }, setQuery] = useQueryParams<{ page?: string; type?: string }>()
  const { bin, restore, erase, taken, forgetTaken } = useBin(query?.type, Number(query?.page ?? 1))
  const language = adminLanguage()
  const say = (words: keyof typeof BIN) => wordIn(BIN[words], language)
  if (bin === null) return <Page.Loading />
  if (bin === 'failed') return <Page.Error />
  const { items, types, days, pageCount, total } = bin
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={<Subtitle>{days === 0 ? say('off') : say('subtitle').replace('{0}', daysIn(days, language))}</Subtitle>} />
      <Layouts.Content>
        {types.length > 0 && (
          <Box paddingBottom={4} maxWidth="20rem">
            <Field.Root>
              <Field.Label>{say('filter')}</Field.Label>
              <SingleSelect
                value={query?.type ?? ALL}
                onChange={(chosen) => (chosen === ALL ? setQuery({ type: '', page: '' }, 'remove') : setQuery({ type: String(chosen), page: '1' }))}
              >
                {[ALL, ...types].map((uid) => (
                  <SingleSelectOption key={uid} value={uid}>
                    {uid === ALL ? say('all') : typeIn(uid, language)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        )}
        {items.length === 0 ? (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow" role="status">
            <Typography dir="auto">{say('empty')}</Typography>
          </Box>
        ) : (
          <BinTable items={items} onRestore={restore} onErase={erase} />
        )}
        <Pagination.Root pageCount={pageCount} total={total}>
          <Pagination.Links />
        </Pagination.Root>
        {taken && <SlugDialog taken={taken} onRestore={(slug) => void restore(taken.item, slug)} onClose={forgetTaken} />}
      </Layouts.Content>
    </Page.Main>
  )
}
