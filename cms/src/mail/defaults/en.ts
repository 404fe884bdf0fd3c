import { wordsIn } from '../../identity'
import type { Texts } from './index'

const { team } = wordsIn('en')

export const english: Texts = {
  verification: {
    subject: 'Please confirm your application: {title} ({reference})',
    body: `Dear {name},

We have received your application for “{title}” {period}. Please confirm that this is your address; we review no application before that.

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

The event is attached as a calendar entry. If you cannot come after all, please give your seat to somebody else:

[Cancel my registration]({link})

Your reference number is **{reference}**.

${team}`,
  },
  repeated: {
    subject: 'You are already registered: {title}',
    body: `Dear {name},

This address has just been registered for **{title}** once more. You are registered already, so nothing has changed: one seat is kept for you.

- When: {date}
- Where: {place}

{ticket}

The event is attached as a calendar entry again. If you cannot come, or want to register with other details, cancel this registration first:

[Cancel my registration]({link})

Your reference number is still **{reference}**; this one counts, not the one that the page has shown last.

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

This is no judgement of you: there are often more applications than we can accept. You are welcome to apply to another project or department.

${team}`,
  },
  cancellation: {
    subject: 'Your registration is cancelled: {title}',
    body: `Dear {name},

Your registration for “{title}” is cancelled and your seat is free for somebody else. Thank you for telling us. The attached file takes the event out of your calendar.

${team}`,
  },
  eventChanged: {
    subject: 'Please note the change: {title}',
    body: `Dear {name},

something has changed about **{title}**, for which you are registered. It now takes place as follows:

- When: {date}
- Where: {place}

{formerly}

Your seat is kept. The attached file brings the entry in your calendar up to date. If you cannot come now, please give your seat to somebody else:

[Cancel my registration]({link})

Your reference number is **{reference}**.

${team}`,
  },
  eventCancelled: {
    subject: 'Cancelled: {title}',
    body: `Dear {name},

Unfortunately **{title}** does not take place. It was planned for {date}.

There is nothing for you to do: your registration ends with it. The attached file takes the event out of your calendar.

We are sorry, and would be glad to see you at another event.

${team}`,
  },
  eventReminder: {
    subject: 'See you soon: {title}',
    body: `Dear {name},

**{title}** begins soon, and a seat is kept for you.

- When: {date}
- Where: {place}

{ticket}

If you cannot come after all, please give your seat to somebody else:

[Cancel my registration]({link})

Your reference number is **{reference}**.

If you do not want to be reminded any more, [turn reminders off]({unsubscribe}).

${team}`,
  },
  waitingList: {
    subject: 'You are on the waiting list: {title}',
    body: `Dear {name},

all seats for **{title}** are taken. Your name is on the waiting list.

- When: {date}
- Where: {place}

When a seat becomes free and it is your turn, we keep it for you and write to you at once. You then have some time to take it.

If you no longer want to come, please make room for those behind you:

[Leave the waiting list]({link})

Your reference number is **{reference}**.

${team}`,
  },
  seatOffered: {
    subject: 'A seat is free for you: {title}',
    body: `Dear {name},

a seat for **{title}** has become free, and it is your turn. We keep it for you until **{until}**; then it goes to the next on the list.

- When: {date}
- Where: {place}

[Take the seat]({link})

If you do not want it any more, please [give it to the next on the list]({decline}).

Your reference number is **{reference}**.

${team}`,
  },
  offerLapsed: {
    subject: 'The seat has gone to the next: {title}',
    body: `Dear {name},

the time for which we kept a seat for **{title}** for you is over, so it has been offered to the next on the list. You are no longer on the waiting list.

If you would still like to come, you can [register again]({page}).

${team}`,
  },
  planFailed: {
    subject: 'Not carried out: {title}',
    body: `Dear {name},

What you had planned for {date} was not carried out: **{title}**. This speaks against it:

{problem}

Nothing has changed on the site. Mend it and publish, or plan it once more:

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

you have asked for the way to what was sent to us from this address. Each link opens one page, where you see how things stand and can correct it, withdraw it or have it erased:

{links}

The links work for 30 days and are yours alone: please do not pass them on. If you did not ask for them, there is nothing to do.

${team}`,
  },
  withdrawn: {
    subject: 'Withdrawn: {title} ({reference})',
    body: `Dear {name},

you have withdrawn what you sent us: “{title}” ({reference}). It has been deleted with its files, and nobody here reads it any more. A copy in our encrypted backups goes when those are deleted.

You are welcome to write to us or to apply again at any time.

${team}`,
  },
  addressConfirm: {
    subject: 'Please confirm your new address ({reference})',
    body: `Hello,

somebody wants our emails about “{title}” ({reference}) to go to this address from now on. Please confirm that it is yours:

[Confirm this address]({link})

The link works for 72 hours. Until then nothing changes. If you know nothing of this, ignore this email.

${team}`,
  },
  addressChanged: {
    subject: 'We now write to another address ({reference})',
    body: `Hello,

our emails about “{title}” ({reference}) go to another address from now on, which was confirmed from there. The links in the emails that you had from us about it no longer work.

If it was not you who changed this, please write to us at once and quote the reference number.

${team}`,
  },
}
