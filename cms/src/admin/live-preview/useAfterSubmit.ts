import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'

/** Calls back when what the form has sent was answered. */
export function useAfterSubmit(onAnswer: () => void): void {
  const isSubmitting = useForm('useAfterSubmit', (form) => form.isSubmitting)
  const was = useRef(isSubmitting)
  useEffect(() => {
    if (was.current && !isSubmitting) onAnswer()
    was.current = isSubmitting
  }, [isSubmitting, onAnswer])
}
