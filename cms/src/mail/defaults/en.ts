import { wordsIn } from '../../identity'
import type { Texts } from './index'

const { team } = wordsIn('en')

export const english: Texts = {
  verification: {
    subject: 'Please confirm your application: {title} ({reference})',
    body: `Dear {name},

We have received your application for “{title}” {period}. Please confirm that this is your address. We will review your application only after that.

[Confirm my address]({link})

The link works for 72 hours. If it does not open, type this code on the confirmation page within 15 minutes: **{code}**

{waiting}

Your reference number is **{reference}**. If you did not apply, ignore this email: nothing happens without your confirmation.

${team}`,
  },
  confirmation: {
    subject: 'We have received what you sent ({reference})',
    body: `Dear {name},

Thank you. What you sent us has arrived: “{title}”.

{waiting}

This is what you sent:

{sent}

Your reference number is **{reference}**. Please quote it when you write to us.

${team}`,
  },
  registration: {
    subject: 'You are registered: {title}',
    body: `Dear {name},

You are registered for **{title}**.

- When: {date}
- Where: {place}

{ticket}

The event is attached as a calendar entry. If you cannot come after all, please cancel so that somebody else can have your seat:

[Cancel my registration]({link})

Your reference number is **{reference}**.

${team}`,
  },
  repeated: {
    subject: 'You are already registered: {title}',
    body: `Dear {name},

This address has just been registered for **{title}** once more. You are registered already, so nothing has changed: one seat is reserved for you.

- When: {date}
- Where: {place}

{ticket}

The event is attached as a calendar entry again. If you cannot come, or want to register with other details, cancel this registration first:

[Cancel my registration]({link})

Your reference number is still **{reference}**; this registration counts.

${team}`,
  },
  invitation: {
    subject: 'Welcome: the next step ({reference})',
    body: `Dear {name},

Your address is confirmed and your application for the department “{title}” is with the team. {waiting}

Until then you are invited to the WhatsApp group of the department, where you can ask your questions:

[Join the group]({link})

Your reference number is **{reference}**. This is what you sent:

{sent}

${team}`,
  },
  accepted: {
    subject: 'You are in: {title} ({reference})',
    body: `Dear {name},

Good news: we would like to work with you. Your application for “{title}” has been accepted.

{reason}

In the next few days we will write to tell you when and where to begin.

${team}`,
  },
  rejected: {
    subject: 'Your application for {title} ({reference})',
    body: `Dear {name},

Thank you for your application for “{title}” and for your readiness to help. We cannot accept it this time.

{reason}

This is not a judgement about you: there are often more applications than we can accept. You are welcome to apply to another project or department.

${team}`,
  },
  cancellation: {
    subject: 'Your registration is cancelled: {title}',
    body: `Dear {name},

Your registration for “{title}” is cancelled and your seat is free for somebody else. Thank you for telling us. The attached file removes the event from your calendar.

${team}`,
  },
  eventChanged: {
    subject: 'Please note the change: {title}',
    body: `Dear {name},

Something has changed about **{title}**, for which you are registered. It now takes place as follows:

- When: {date}
- Where: {place}

{formerly}

Your seat is still reserved. The attached file brings the entry in your calendar up to date. If you cannot come now, please cancel so that somebody else can have your seat:

[Cancel my registration]({link})

Your reference number is **{reference}**.

${team}`,
  },
  eventCancelled: {
    subject: 'Cancelled: {title}',
    body: `Dear {name},

Unfortunately **{title}** has been cancelled. It was planned for {date}.

There is nothing for you to do: your registration ends with it. The attached file removes the event from your calendar.

We are sorry, and would be glad to see you at another event.

${team}`,
  },
  eventReminder: {
    subject: 'See you soon: {title}',
    body: `Dear {name},

**{title}** begins soon, and a seat is reserved for you.

- When: {date}
- Where: {place}

{ticket}

If you cannot come after all, please cancel so that somebody else can have your seat:

[Cancel my registration]({link})

Your reference number is **{reference}**.

If you do not want to be reminded any more, [turn reminders off]({unsubscribe}).

${team}`,
  },
  waitingList: {
    subject: 'You are on the waiting list: {title}',
    body: `Dear {name},

All seats for **{title}** are taken. Your name is on the waiting list.

- When: {date}
- Where: {place}

If a seat becomes free and it is your turn, we will reserve it for you and write to you at once. You then have some time to accept it.

If you no longer want to come, please leave the waiting list so that others can move up:

[Leave the waiting list]({link})

Your reference number is **{reference}**.

${team}`,
  },
  seatOffered: {
    subject: 'A seat is free for you: {title}',
    body: `Dear {name},

A seat for **{title}** has become free, and it is your turn. It is reserved for you until **{until}**; after that it goes to the next person on the list.

- When: {date}
- Where: {place}

{formerly}

[Accept the seat]({link})

If you do not want it any more, please [decline it]({decline}).

Your reference number is **{reference}**.

${team}`,
  },
  offerLapsed: {
    subject: 'Your seat offer has expired: {title}',
    body: `Dear {name},

Your offer of a seat for **{title}** has expired, so the seat has been offered to the next person on the list. You are no longer on the waiting list.

If you would still like to come, you can [register again]({page}).

${team}`,
  },
  planFailed: {
    subject: 'Not carried out: {title}',
    body: `Dear {name},

What you had planned for {date} could not be carried out: **{title}**. The reason:

{problem}

Nothing has changed on the site. Please fix the problem. Then you can publish, or plan it again:

[Open the document]({page})

This mail was sent by the content service itself.

${team}`,
  },
  opinionAsked: {
    subject: 'Your opinion is asked: {title} ({reference})',
    body: `Dear {name},

{asker} asks for your opinion on an application for “{title}”, number **{reference}**.

{question}

[Read the application]({page})

This mail was sent by the content service itself.

${team}`,
  },
  reply: {
    subject: '{subject} ({reference})',
    body: `Dear {name},

{answer}

This is about “{title}”, number **{reference}**. To answer, simply reply to this email.

${team}`,
  },
  links: {
    subject: 'What you have sent us: your links',
    body: `Dear {name},

You asked for links to what was sent to us from this address. Each link opens a page where you can see the status, and correct, withdraw or delete what was sent:

{links}

The links work for 30 days and are yours alone: please do not pass them on. If you did not ask for them, there is nothing to do.

${team}`,
  },
  withdrawn: {
    subject: 'Withdrawn: {title} ({reference})',
    body: `Dear {name},

You have withdrawn what you sent us: “{title}” ({reference}). It has been deleted with its files; our team can no longer see it. Copies in our encrypted backups are deleted with the backups.

You are welcome to write to us or to apply again at any time.

${team}`,
  },
  addressConfirm: {
    subject: 'Please confirm your new address ({reference})',
    body: `Hello,

We were asked to send our emails about “{title}” ({reference}) to this address from now on. Please confirm that it is yours:

[Confirm this address]({link})

The link works for 72 hours. Until then nothing changes. If you did not ask for this, ignore this email.

${team}`,
  },
  addressChanged: {
    subject: 'Your email address has been changed ({reference})',
    body: `Hello,

Our emails about “{title}” ({reference}) go to another address from now on; the change was confirmed from the new address. Links in our earlier emails about it no longer work.

If it was not you who changed this, please write to us at once and quote the reference number.

${team}`,
  },
}
