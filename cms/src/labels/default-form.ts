import type { Words } from './language'

/** Names of the fields of the volunteer form that is used where a project has none of its own, and of those of every form. */
export const DEFAULT_FORM_FIELDS: Record<string, Words> = {
  firstName: ['الاسم', 'First name', 'Vorname'],
  lastName: ['الكنية', 'Last name', 'Nachname'],
  fullName: ['الاسم الكامل', 'Full name', 'Vor- und Nachname'],
  email: ['البريد الإلكتروني', 'Email', 'E-Mail'],
  phoneNumber: ['الهاتف', 'Phone', 'Telefon'],
  livingPlace: ['مكان الإقامة', 'Place of residence', 'Wohnort'],
  preferedProvinces: ['المحافظات المفضلة', 'Preferred provinces', 'Bevorzugte Gouvernements'],
  specialization: ['الاختصاص', 'Field of work', 'Fachgebiet'],
  abilityToProvideMedicalSupplies: ['إمكانية توفير مستلزمات طبية', 'Can provide medical supplies', 'Kann medizinische Hilfsgüter beisteuern'],
  comment: ['ملاحظات', 'Comments', 'Anmerkungen'],
}
