import { Module } from '@nestjs/common';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';
import { MailService } from './mail.service.js';
import { RecipientsRepository } from './recipients.repository.js';
import { Smtp } from './smtp.js';

/** Mail by SMTP. Features compose their letters. */
@Module({
  providers: [BouncedAddressesRepository, MailService, RecipientsRepository, Smtp],
  exports: [MailService],
})
export class MailModule {}
