import type { FormName } from '../rules/forms'
import type { Words } from './language'

/**
 * The questions of the forms as the site asks them (messages of the site, `forms.<form>`), by the field that holds the answer: receipts and private pages
 * repeat these words to whoever was asked, while desks have short ones (`labels/fields.ts`). "(optional)" is left out.
 */
export const ASKED: Partial<Record<FormName, Record<string, Words>>> = {
  contact: {
    name: ['اسمك', 'Your name', 'Ihr Name'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
    subject: ['الموضوع', 'Subject', 'Betreff'],
    message: ['رسالتك', 'Your message', 'Ihre Nachricht'],
  },
  feedback: {
    category: ['الفئة', 'Category', 'Kategorie'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
    subject: ['الموضوع', 'Subject', 'Betreff'],
    message: ['ملاحظاتك', 'Your feedback', 'Ihre Rückmeldung'],
  },
  partnership: {
    organizationName: ['اسم المؤسسة', 'Name of your organization', 'Name Ihrer Organisation'],
    organizationType: ['نوع المؤسسة', 'Type of organization', 'Art der Organisation'],
    collaborationType: ['مجال التعاون', 'Kind of collaboration', 'Art der Zusammenarbeit'],
    contactName: ['اسم الشخص الذي نتواصل معه', 'Contact person', 'Ansprechperson'],
    email: ['البريد الإلكتروني', 'Email address', 'E-Mail-Adresse'],
    phone: ['رقم الهاتف', 'Phone number', 'Telefonnummer'],
    website: ['الموقع الإلكتروني', 'Website', 'Website'],
    message: ['ما الذي تودّ أن نعمل عليه معاً؟', 'What would you like to do together?', 'Was möchten Sie gemeinsam mit uns tun?'],
  },
  proposal: {
    name: ['اسمك', 'Your name', 'Ihr Name'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
    phone: ['رقم هاتفك', 'Your phone number', 'Ihre Telefonnummer'],
    title: ['عنوان المشروع', 'Title of the project', 'Titel des Projekts'],
    summary: ['ملخص المشروع', 'Summary of the project', 'Zusammenfassung des Projekts'],
    place: ['المكان', 'Place', 'Ort'],
    cost: ['التكلفة التقديرية', 'Estimated cost', 'Geschätzte Kosten'],
  },
  idea: {
    title: ['عنوان الفكرة', 'Title of your idea', 'Titel Ihrer Idee'],
    description: ['وصف مختصر', 'Short description', 'Kurze Beschreibung'],
    departmentTitle: ['القسم', 'Department', 'Abteilung'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
  },
  department: {
    departmentTitle: ['القسم', 'Department', 'Abteilung'],
    fullName: ['الاسم الكامل', 'Full name', 'Vor- und Nachname'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
    phone: ['رقم الهاتف', 'Phone number', 'Telefonnummer'],
    location: ['المدينة والبلد', 'City and country', 'Stadt und Land'],
    educationDegree: ['أعلى شهادة', 'Highest degree', 'Höchster Abschluss'],
    specialization: ['مجال العمل أو الدراسة', 'Field of work or study', 'Fachgebiet'],
    experienceYears: ['سنوات الخبرة', 'Years of experience', 'Berufserfahrung in Jahren'],
    canManage: ['هل تستطيع قيادة فريق؟', 'Could you lead a team?', 'Könnten Sie ein Team leiten?'],
    canAttendWorkshops: ['هل تستطيع المشاركة في ورش العمل؟', 'Can you take part in workshops?', 'Können Sie an Workshops teilnehmen?'],
    hasProject: ['هل لديك مشروع خاص بك؟', 'Do you have a project of your own?', 'Haben Sie ein eigenes Projekt?'],
  },
  registration: {
    name: ['اسمك', 'Your name', 'Ihr Name'],
    email: ['بريدك الإلكتروني', 'Your email address', 'Ihre E-Mail-Adresse'],
    phone: ['رقم الهاتف', 'Phone number', 'Telefonnummer'],
    organization: ['الجهة التي تمثّلها', 'Organization', 'Organisation'],
    message: ['ما تودّ أن نعرفه', 'Anything we should know', 'Was wir wissen sollten'],
  },
}
