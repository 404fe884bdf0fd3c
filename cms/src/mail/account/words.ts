import type { Change } from '../../accounts/notices'
import { wordsIn } from '../../identity'
import { inLanguage, type InLanguages, type Locale } from '../../rules/languages'
import type { Text } from '../defaults'

type Words = InLanguages<string>

/** What happened, as the subject of the mail says it and as its first sentence does. */
const CHANGES: Record<Change, { subject: Words; sentence: Words }> = {
  emailChanged: {
    subject: { ar: 'تغيّر البريد الإلكتروني لحسابك', en: 'The email address of your account was changed', de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert' },
    sentence: {
      ar: 'في {date} تغيّر البريد الإلكتروني لحسابك في نظام إدارة المحتوى، ولم يعد {address} عنوانه.',
      en: 'On {date} the email address of your account in the content management system was changed; it is no longer {address}.',
      de: 'am {date} wurde die E-Mail-Adresse Ihres Kontos im Redaktionssystem geändert; {address} gilt nicht mehr.',
    },
  },
  passwordChanged: {
    subject: { ar: 'تغيّرت كلمة مرور حسابك', en: 'The password of your account was changed', de: 'Das Passwort Ihres Kontos wurde geändert' },
    sentence: {
      ar: 'في {date} تغيّرت كلمة مرور حسابك في نظام إدارة المحتوى.',
      en: 'On {date} the password of your account in the content management system was changed.',
      de: 'am {date} wurde das Passwort Ihres Kontos im Redaktionssystem geändert.',
    },
  },
  factorOn: {
    subject: { ar: 'فُعِّلت الخطوة الثانية لحسابك', en: 'A second step was set up for your account', de: 'Für Ihr Konto wurde ein zweiter Schritt eingerichtet' },
    sentence: {
      ar: 'في {date} فُعِّلت خطوة ثانية لتسجيل الدخول إلى حسابك في نظام إدارة المحتوى.',
      en: 'On {date} a second step of signing in was set up for your account in the content management system.',
      de: 'am {date} wurde für Ihr Konto im Redaktionssystem ein zweiter Schritt der Anmeldung eingerichtet.',
    },
  },
  factorOff: {
    subject: { ar: 'أُزيلت الخطوة الثانية من حسابك', en: 'The second step of your account was removed', de: 'Der zweite Schritt Ihres Kontos wurde entfernt' },
    sentence: {
      ar: 'في {date} أُزيلت الخطوة الثانية لتسجيل الدخول من حسابك في نظام إدارة المحتوى.',
      en: 'On {date} the second step of signing in was removed from your account in the content management system.',
      de: 'am {date} wurde der zweite Schritt der Anmeldung von Ihrem Konto im Redaktionssystem entfernt.',
    },
  },
  recoveryCodesMade: {
    subject: {
      ar: 'أُنشئت رموز استرداد جديدة لحسابك',
      en: 'New recovery codes were made for your account',
      de: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt',
    },
    sentence: {
      ar: 'في {date} أُنشئت رموز استرداد جديدة لحسابك في نظام إدارة المحتوى، ولم تعد الرموز السابقة صالحة.',
      en: 'On {date} new recovery codes were made for your account in the content management system; the former ones no longer work.',
      de: 'am {date} wurden für Ihr Konto im Redaktionssystem neue Wiederherstellungscodes erstellt; die bisherigen gelten nicht mehr.',
    },
  },
  recoveryCodeUsed: {
    subject: { ar: 'استُخدم رمز استرداد لحسابك', en: 'A recovery code of your account was used', de: 'Ein Wiederherstellungscode Ihres Kontos wurde benutzt' },
    sentence: {
      ar: 'في {date} استُخدم أحد رموز الاسترداد لحسابك في نظام إدارة المحتوى.',
      en: 'On {date} one of the recovery codes of your account in the content management system was used.',
      de: 'am {date} wurde einer der Wiederherstellungscodes Ihres Kontos im Redaktionssystem benutzt.',
    },
  },
}

const REST: InLanguages<(sentence: string) => string> = {
  ar: (sentence) => `تحية طيبة {name}،

${sentence}

إن كنت أنت من فعل ذلك فلا يلزمك شيء.

وإن لم تكن أنت، فأوقفه الآن:

[لست أنا، أوقف ذلك]({link})

يصلح الرابط حتى {until}، ويفتح صفحة فيها زر. بالضغط عليه يعود {address} عنواناً للحساب، وتنتهي كل الجلسات، ولا يُفتح الحساب قبل تعيين كلمة مرور جديدة برسالة تصلك على هذا البريد.`,
  en: (sentence) => `Dear {name},

${sentence}

If that was you, there is nothing to do.

If it was not you, stop it now:

[This was not me]({link})

The link works until {until} and opens a page with a button. It gives the account the address {address} back, ends all sessions, and keeps the account locked until you set a new password by a mail that we send you.`,
  de: (sentence) => `Guten Tag {name},

${sentence}

Wenn Sie das waren, ist nichts zu tun.

Wenn nicht, halten Sie es jetzt auf:

[Das war ich nicht]({link})

Der Link gilt bis {until} und öffnet eine Seite mit einer Schaltfläche. Damit bekommt das Konto die Adresse {address} zurück, alle Sitzungen enden, und es bleibt gesperrt, bis Sie über eine E-Mail von uns ein neues Passwort setzen.`,
}

const PASSWORD_RESET: InLanguages<Text> = {
  ar: {
    subject: 'كلمة مرور جديدة لحسابك',
    body: `تحية طيبة {name}،

طُلبت كلمة مرور جديدة لحسابك في نظام إدارة المحتوى. لتعيينها:

[تعيين كلمة مرور جديدة]({link})

يصلح الرابط مدة ساعة واحدة. وإن لم تطلب ذلك فتجاهل هذه الرسالة، فلن يتغيّر شيء.`,
  },
  en: {
    subject: 'A new password for your account',
    body: `Dear {name},

A new password was asked for, for your account in the content management system. Set it here:

[Set a new password]({link})

The link works for one hour. If you did not ask for it, ignore this email: nothing changes.`,
  },
  de: {
    subject: 'Ein neues Passwort für Ihr Konto',
    body: `Guten Tag {name},

für Ihr Konto im Redaktionssystem wurde ein neues Passwort angefordert. Hier setzen Sie es:

[Neues Passwort setzen]({link})

Der Link gilt eine Stunde. Haben Sie das nicht angefordert? Dann ignorieren Sie diese E-Mail: Es ändert sich nichts.`,
  },
}

const STOPPED: InLanguages<Text> = {
  ar: {
    subject: 'أوقف صاحبُ حساب تغييراً لم يقم به',
    body: `تحية طيبة {name}،

في {date} أفاد صاحب الحساب {account} بأن تغييراً في حسابه لم يصدر عنه. انتهت كل جلسات الحساب، ولا يُفتح قبل تعيين كلمة مرور جديدة.

راجع سجل الإجراءات: ما الذي فُعل بهذا الحساب في الأيام الأخيرة؟ وإن تعذّر على صاحبه الدخول فأعد ضبط خطوته الثانية بعد أن تتأكد منه.

[سجل الإجراءات]({link})`,
  },
  en: {
    subject: 'A change of an account was stopped by its owner',
    body: `Dear {name},

On {date} the owner of the account {account} said that a change of it was not theirs. All its sessions have ended, and it stays locked until a new password is set.

Look at the audit trail: what was done with this account in the last days? If its owner cannot sign in, reset their second step once you are sure that it is them.

[Audit trail]({link})`,
  },
  de: {
    subject: 'Eine Kontoänderung wurde als fremd gemeldet',
    body: `Guten Tag {name},

am {date} wurde für das Konto {account} gemeldet, dass eine Änderung nicht von der Person stammt, der es gehört. Alle Sitzungen sind beendet, und das Konto bleibt gesperrt, bis ein neues Passwort gesetzt ist.

Sehen Sie im Protokoll nach, was in den letzten Tagen mit diesem Konto geschehen ist. Gelingt die Anmeldung nicht mehr, setzen Sie den zweiten Schritt zurück, sobald Sie sicher sind, mit wem Sie es zu tun haben.

[Protokoll]({link})`,
  },
}

const signed = ({ subject, body }: Text, language: Locale): Text => ({ subject, body: `${body}\n\n${wordsIn(language).team}` })

/** The text of a mail about an account: of a change that was made. */
export const changeText = (kind: Change, language: Locale): Text =>
  signed({ subject: inLanguage(CHANGES[kind].subject, language), body: inLanguage(REST, language)(inLanguage(CHANGES[kind].sentence, language)) }, language)

/** The text with the link to set a new password. */
export const resetText = (language: Locale): Text => signed(inLanguage(PASSWORD_RESET, language), language)

/** What administrators are told when a change was stopped. */
export const stoppedText = (language: Locale): Text => signed(inLanguage(STOPPED, language), language)
