import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { requiredText } from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useSlugHint } from '../form/useSlugHint.ts'

const CountryValues = z.object({
  name: requiredText('countryName'),
  code: requiredText('countryCode'),
})

/** 'Créer un pays' and 'Modifier un pays', with the values of the server (spec 2.13, 7). */
export function CountryForm({ id }: { id?: string }) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const { data: countries = [] } = useQuery(queries.countries.list())
  const getSlugHint = useSlugHint('countries')
  return (
    <RecordForm
      entity="countries"
      id={id}
      calls={calls.countries}
      emptyValues={{ name: '', code: '' }}
      schema={CountryValues}
      fields={[
        { name: 'name', label: t('countries.name') },
        { name: 'code', label: t('countries.code') },
      ]}
      toFormValues={({ name, code }) => ({ name, code })}
      toRequestBody={({ name, code }) => ({ name: name.trim(), code: code.trim() })}
      invalidates={['countries', 'visas', 'interventions', 'articles', 'faqs']}
    >
      {(form) => (
        <FormLayout form={form}>
          <TextField
            {...form.getInputProps('name')}
            hint={getSlugHint({ id: form.id, name: form.values.name }, countries)}
            announce="hint"
            autoComplete="off"
          />
          <TextField
            {...form.getInputProps('code')}
            hint={t('countries.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormLayout>
      )}
    </RecordForm>
  )
}
