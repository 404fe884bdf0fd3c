import { wordsIn } from '../../identity'
import type { Texts } from './index'

const { team } = wordsIn('de')

export const german: Texts = {
  verification: {
    subject: 'Bitte bestätigen Sie Ihre Bewerbung: {title} ({reference})',
    body: `Guten Tag {name},

Ihre Bewerbung für „{title}“ {period} ist bei uns eingegangen. Bitte bestätigen Sie, dass dies Ihre Adresse ist. Erst danach prüfen wir Ihre Bewerbung.

[Meine Adresse bestätigen]({link})

Der Link gilt 72 Stunden. Falls er sich nicht öffnen lässt, geben Sie innerhalb von 15 Minuten diesen Code auf der Bestätigungsseite ein: **{code}**

{waiting}

Ihre Vorgangsnummer ist **{reference}**. Haben Sie sich nicht beworben? Dann ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung geschieht nichts.

${team}`,
  },
  confirmation: {
    subject: 'Angekommen: {title} ({reference})',
    body: `Guten Tag {name},

vielen Dank. Was Sie uns geschickt haben, ist angekommen: „{title}“.

{waiting}

Das haben Sie uns geschickt:

{sent}

Ihre Vorgangsnummer ist **{reference}**. Bitte nennen Sie sie, wenn Sie uns schreiben.

${team}`,
  },
  registration: {
    subject: 'Sie sind angemeldet: {title}',
    body: `Guten Tag {name},

Sie sind angemeldet für **{title}**.

- Wann: {date}
- Wo: {place}

{ticket}

Der Termin hängt als Kalendereintrag an. Sie können doch nicht kommen? Dann geben Sie Ihren Platz bitte frei:

[Meine Teilnahme absagen]({link})

Ihre Vorgangsnummer ist **{reference}**.

${team}`,
  },
  repeated: {
    subject: 'Sie sind bereits angemeldet: {title}',
    body: `Guten Tag {name},

mit dieser Adresse wurde soeben noch einmal eine Anmeldung zu **{title}** abgeschickt. Sie sind bereits angemeldet; daran hat sich nichts geändert, ein Platz ist für Sie reserviert.

- Wann: {date}
- Wo: {place}

{ticket}

Der Termin hängt noch einmal als Kalendereintrag an. Wenn Sie nicht kommen können oder sich mit anderen Angaben anmelden möchten, sagen Sie bitte zuerst diese Teilnahme ab:

[Meine Teilnahme absagen]({link})

Ihre Vorgangsnummer ist weiterhin **{reference}**. Es gilt diese Anmeldung.

${team}`,
  },
  invitation: {
    subject: 'Willkommen: Wie es weitergeht ({reference})',
    body: `Guten Tag {name},

Ihre Adresse ist bestätigt, und Ihre Bewerbung für die Abteilung „{title}“ liegt dem Team vor. {waiting}

Bis dahin laden wir Sie in die WhatsApp-Gruppe der Abteilung ein, in der Sie Ihre Fragen stellen können:

[Der Gruppe beitreten]({link})

Ihre Vorgangsnummer ist **{reference}**. Das haben Sie uns geschickt:

{sent}

${team}`,
  },
  accepted: {
    subject: 'Sie sind dabei: {title} ({reference})',
    body: `Guten Tag {name},

eine gute Nachricht: Wir möchten mit Ihnen zusammenarbeiten. Ihre Bewerbung für „{title}“ ist angenommen.

{reason}

In den nächsten Tagen schreiben wir Ihnen, wann und wo es losgeht.

${team}`,
  },
  rejected: {
    subject: 'Ihre Bewerbung für {title} ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Bewerbung für „{title}“ und für Ihre Bereitschaft zu helfen. Diesmal können wir sie nicht annehmen.

{reason}

Das ist kein Urteil über Sie: Oft gibt es mehr Bewerbungen als Plätze. Bewerben Sie sich gern für ein anderes Projekt oder eine andere Abteilung.

${team}`,
  },
  cancellation: {
    subject: 'Ihre Teilnahme ist abgesagt: {title}',
    body: `Guten Tag {name},

Ihre Teilnahme an „{title}“ ist abgesagt. Ihr Platz ist jetzt für jemand anderen frei. Danke, dass Sie Bescheid gegeben haben. Die angehängte Datei entfernt den Termin aus Ihrem Kalender.

${team}`,
  },
  eventChanged: {
    subject: 'Bitte beachten, Änderung: {title}',
    body: `Guten Tag {name},

bei **{title}**, wofür Sie angemeldet sind, hat sich etwas geändert. Die Veranstaltung findet nun so statt:

- Wann: {date}
- Wo: {place}

{formerly}

Ihr Platz bleibt reserviert. Die angehängte Datei bringt den Eintrag in Ihrem Kalender auf den neuen Stand. Sie können nun doch nicht kommen? Dann geben Sie Ihren Platz bitte frei:

[Meine Teilnahme absagen]({link})

Ihre Vorgangsnummer ist **{reference}**.

${team}`,
  },
  eventCancelled: {
    subject: 'Abgesagt: {title}',
    body: `Guten Tag {name},

leider wurde **{title}** abgesagt. Geplant war: {date}.

Sie müssen nichts tun: Ihre Anmeldung endet damit. Die angehängte Datei entfernt den Termin aus Ihrem Kalender.

Es tut uns leid. Wir würden uns freuen, Sie bei einer anderen Veranstaltung zu sehen.

${team}`,
  },
  eventReminder: {
    subject: 'Bis bald: {title}',
    body: `Guten Tag {name},

**{title}** beginnt bald, und Ihr Platz ist reserviert.

- Wann: {date}
- Wo: {place}

{ticket}

Sie können doch nicht kommen? Dann geben Sie Ihren Platz bitte frei:

[Meine Teilnahme absagen]({link})

Ihre Vorgangsnummer ist **{reference}**.

Wenn Sie nicht mehr erinnert werden möchten, [bestellen Sie die Erinnerungen ab]({unsubscribe}).

${team}`,
  },
  waitingList: {
    subject: 'Sie stehen auf der Warteliste: {title}',
    body: `Guten Tag {name},

alle Plätze für **{title}** sind vergeben. Ihr Name steht auf der Warteliste.

- Wann: {date}
- Wo: {place}

Sobald ein Platz frei wird und Sie an der Reihe sind, reservieren wir ihn für Sie und schreiben Ihnen sofort. Sie haben dann einige Zeit, ihn anzunehmen.

Sie möchten nicht mehr kommen? Dann verlassen Sie bitte die Warteliste, damit andere nachrücken können:

[Warteliste verlassen]({link})

Ihre Vorgangsnummer ist **{reference}**.

${team}`,
  },
  seatOffered: {
    subject: 'Ein Platz ist frei für Sie: {title}',
    body: `Guten Tag {name},

für **{title}** ist ein Platz frei geworden, und Sie sind an der Reihe. Er ist bis **{until}** für Sie reserviert; danach geht er an die nächste Person auf der Liste.

- Wann: {date}
- Wo: {place}

{formerly}

[Platz annehmen]({link})

Sie möchten ihn nicht mehr? Dann [lehnen Sie ihn bitte ab]({decline}).

Ihre Vorgangsnummer ist **{reference}**.

${team}`,
  },
  offerLapsed: {
    subject: 'Ihr Platzangebot ist abgelaufen: {title}',
    body: `Guten Tag {name},

Ihr Platzangebot für **{title}** ist abgelaufen. Der Platz wurde der nächsten Person auf der Liste angeboten, und Sie stehen nicht mehr auf der Warteliste.

Wenn Sie noch kommen möchten, können Sie sich [neu anmelden]({page}).

${team}`,
  },
  planFailed: {
    subject: 'Nicht ausgeführt: {title}',
    body: `Guten Tag {name},

was Sie für {date} geplant hatten, konnte nicht ausgeführt werden: **{title}**. Der Grund:

{problem}

Auf der Website hat sich nichts geändert. Bitte beheben Sie das Problem. Danach können Sie veröffentlichen oder neu planen:

[Dokument öffnen]({page})

Dies ist eine automatische E-Mail der Redaktionsverwaltung.

${team}`,
  },
  opinionAsked: {
    subject: 'Ihre Meinung ist gefragt: {title} ({reference})',
    body: `Guten Tag {name},

{asker} bittet Sie um Ihre Meinung zu einer Bewerbung für „{title}“, Vorgangsnummer **{reference}**.

{question}

[Bewerbung lesen]({page})

Dies ist eine automatische E-Mail der Redaktionsverwaltung.

${team}`,
  },
  reply: {
    subject: '{subject} ({reference})',
    body: `Guten Tag {name},

unser Team schreibt Ihnen:

{answer}

Es geht um „{title}“, Vorgangsnummer **{reference}**. Antworten Sie einfach auf diese E-Mail.

${team}`,
  },
  links: {
    subject: 'Was Sie uns geschickt haben: Ihre Links',
    body: `Guten Tag {name},

Sie haben Links zu allem angefordert, was uns von dieser Adresse geschickt wurde. Jeder Link öffnet eine Seite, auf der Sie den aktuellen Stand sehen und Ihre Angaben berichtigen, zurückziehen oder löschen lassen können:

{links}

Die Links gelten 30 Tage und sind nur für Sie: Bitte geben Sie sie nicht weiter. Haben Sie nicht danach gefragt? Dann brauchen Sie nichts zu tun.

${team}`,
  },
  withdrawn: {
    subject: 'Zurückgezogen: {title} ({reference})',
    body: `Guten Tag {name},

Sie haben zurückgezogen, was Sie uns geschickt hatten: „{title}“ ({reference}). Es wurde mit allen Dateien gelöscht; unser Team kann es nicht mehr sehen. Kopien in unseren verschlüsselten Backups werden später mit diesen gelöscht.

Sie können uns jederzeit wieder schreiben oder sich neu bewerben.

${team}`,
  },
  addressConfirm: {
    subject: 'Bitte bestätigen Sie Ihre neue Adresse ({reference})',
    body: `Guten Tag,

unsere E-Mails zu „{title}“ ({reference}) sollen künftig an diese Adresse gehen. Bitte bestätigen Sie, dass es Ihre ist:

[Diese Adresse bestätigen]({link})

Der Link gilt 72 Stunden. Bis dahin ändert sich nichts. Wenn Sie davon nichts wissen, ignorieren Sie diese E-Mail.

${team}`,
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert ({reference})',
    body: `Guten Tag,

unsere E-Mails zu „{title}“ ({reference}) gehen ab jetzt an eine andere Adresse; die Änderung wurde von der neuen Adresse aus bestätigt. Links in unseren früheren E-Mails dazu gelten nicht mehr.

Wenn Sie das nicht selbst geändert haben, schreiben Sie uns bitte sofort und nennen Sie die Vorgangsnummer.

${team}`,
  },
}
