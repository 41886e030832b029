// CommonJS add-ons of Nest `require` its ESM packages in a cycle, which Jest refuses unless they are loaded already.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
