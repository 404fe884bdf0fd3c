import type { Words } from './language'

/** The questions of the volunteer form that is used where a project has none of its own, as the site asks them, and of names in every form. */
export const DEFAULT_FORM_FIELDS: Record<string, Words> = {
  projectTimeline: ['فترة المشاركة', 'Project period', 'Projektzeitraum'],
  firstName: ['الاسم', 'First name', 'Vorname'],
  lastName: ['الكنية', 'Last name', 'Nachname'],
  fullName: ['الاسم الكامل', 'Full name', 'Vor- und Nachname'],
  email: ['البريد الإلكتروني', 'Email', 'E-Mail'],
  phoneNumber: ['رقم الهاتف', 'Phone number', 'Telefonnummer'],
  livingPlace: ['أين تقيم؟', 'Where do you live?', 'Wo wohnen Sie?'],
  preferedProvinces: ['المحافظات التي تفضّل العمل فيها', 'Governorates in which you would like to work', 'Gouvernements, in denen Sie gern mitarbeiten würden'],
  specialization: ['مجال العمل أو الدراسة', 'Field of work or study', 'Beruf oder Studienfach'],
  abilityToProvideMedicalSupplies: [
    'هل تستطيع تأمين مستلزمات طبية؟ وإن استطعت فما هي؟',
    'Can you provide medical supplies? If so, which ones?',
    'Können Sie medizinische Hilfsgüter beisteuern? Wenn ja, welche?',
  ],
  comment: ['ملاحظات', 'Comments', 'Anmerkungen'],
}
